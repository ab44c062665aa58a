-- Which skills a task of a room needs, in one order and with a space between: whoever claims reads the beginning of each list they
-- can meet, and passes over no task that asks for something else.
-- Filled by writing the table anew, once: a million tasks take about a minute.
set constraints all immediate;

create function pawl.skills_needed(of_lifecycle text, of_fields json) returns text language sql immutable as $$
  select coalesce(string_agg(skill, ' ' order by skill collate "C"), '')
  from json_array_elements_text(case of_lifecycle when 'room' then of_fields -> 'skills' end) as needed(skill)
$$;
alter table pawl.tasks add column needs text collate "C";
alter table pawl.tasks
  alter column needs type text collate "C" using pawl.skills_needed(lifecycle, fields),
  alter column needs set not null;
drop function pawl.skills_needed(text, json);

drop index pawl.room_claims;
create index room_claims on pawl.tasks (workspace, listed_in, role, needs, claim_priority desc, queue_position, number)
where lifecycle = 'room' and listed_as = 'pending';

-- The lists of skills that wait in a role and that these skills meet. From one that they do not meet it goes on with the next skill
-- that is offered in that place, or behind all that begin like it: `!` comes after the space, and before whatever a skill is
-- written with. So it reads what is met, and little else, however many lists there are.
create function pawl.skills_met(in_workspace text, in_room text, in_role text, offered text[]) returns setof text
language plpgsql stable as $$
declare
  list text;
  skills text[];
  missing integer;
  other text;
  at_least text := '!';
begin
  return next '';
  loop
    select needs into list from pawl.tasks
    where workspace = in_workspace and lifecycle = 'room' and listed_as = 'pending' and listed_in = in_room
      and role = in_role and needs >= at_least
    order by needs limit 1;
    exit when not found;
    skills := string_to_array(list, ' ');
    select min(place) into missing from unnest(skills) with ordinality as needed(skill, place)
    where needed.skill <> all (offered);
    if missing is null then
      return next list;
      at_least := list || ' ';
      continue;
    end if;
    select min(skill collate "C") into other from unnest(offered) as given(skill)
    where skill collate "C" > skills[missing] collate "C";
    if other is not null then
      at_least := array_to_string(skills[1:missing - 1] || other, ' ');
    else
      exit when missing = 1;
      at_least := array_to_string(skills[1:missing - 1], ' ') || '!';
    end if;
  end loop;
end $$;

-- How many more of the room may be held, counted after every claim before this one was stored or given up.
create function pawl.places_left(in_workspace text, in_room text, at_most integer, lock_key bigint) returns bigint
language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(lock_key);
  return at_most - (select count(*) from (
    select 1 from pawl.tasks
    where workspace = in_workspace and lifecycle = 'room' and listed_in = in_room and listed_as = 'held'
    order by workspace, listed_in, listed_as, role, queue_position, number limit at_most) as held);
end $$;
set constraints all deferred;
