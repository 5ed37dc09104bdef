#!/bin/sh
# Run once by the PostgreSQL image on an empty volume: two roles, of which only the first may change tables.
set -eu
psql --variable=ON_ERROR_STOP=1 --username=postgres \
  --set=owner="$OWNER_PASSWORD" --set=server="$SERVER_PASSWORD" <<'SQL'
create role pathlight_owner login password :'owner';
create role pathlight_server login password :'server';
create database pathlight owner pathlight_owner;
SQL
