-- The column holds a category of notifications.
alter table notification_preferences rename column matter to category;
