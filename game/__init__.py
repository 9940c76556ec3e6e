"""Sista sticket: Swedish Chicago and Dirty Schultz at one card table."""
