-- Columns named after what they hold: the category of a notification, the key that identifies it, and the time of the last alert.
alter table notification_preferences rename column matter to category;
alter table notifications rename column occasion to dedupe_key;
alter table saved_searches rename column told_at to notified_at;
