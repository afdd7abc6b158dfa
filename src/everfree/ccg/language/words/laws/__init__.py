"""Laws: what texts allow, forbid or make cheaper or more expensive."""
