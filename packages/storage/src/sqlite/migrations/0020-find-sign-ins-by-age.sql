-- Sign-ins that were used last too long ago are thrown away when someone signs in.
create index sign_ins_by_last_use on sign_ins (last_used_at);
create index sign_ins_by_age on sign_ins (created_at);
