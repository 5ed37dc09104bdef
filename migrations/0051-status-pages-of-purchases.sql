-- The address of the page that shows a purchase's outcome is stored with it, as the selling feature named it: payments do not
-- know what is on sale.
alter table purchases add column status_path text;
update purchases set status_path =
  case purchasable_type
    when 'FitmentScore' then '/fitment-scores/' || purchasable_id
    when 'Roadmap' then '/roadmaps/' || purchasable_id
    -- Codes of programs are slugs and need no encoding.
    else '/' || coalesce(context ->> 'program_code', purchasable_id) || '/apply'
  end || '/payment/status?txnid=' || txnid;
alter table purchases alter column status_path set not null;
-- What can be bought is a registry entry of the product.
alter table purchases drop constraint purchases_purchasable_type_check;
