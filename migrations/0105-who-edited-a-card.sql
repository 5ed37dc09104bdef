-- Who saved the text of a card last, and when, for a colleague who was writing at the same time.
alter table board_cards add column edited_by uuid references users on delete set null;
alter table board_cards add column edited_at timestamptz;
