"""Cards written by strangers, most of them badly or with ill will: what becomes of them."""

from everfree.testing.strangers.judging import judge as judge
