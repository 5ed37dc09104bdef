-- Whether a row refers to a stored file is asked for each file that is removed.
create index purchases_receipt_file on purchases (receipt_file) where receipt_file is not null;
create index refunds_document_file on refunds (document_file) where document_file is not null;
