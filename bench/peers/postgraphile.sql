-- What the service does when it creates an event, in one function: lock the KOLs, store the event, invite, count.
create function plan_event(
  organization_id text, name text, event_type text, start_date timestamptz, end_date timestamptz, location jsonb,
  attendees text[]
) returns events language plpgsql as $$
declare
  event events;
  known int;
begin
  perform from kols k where k.organization_id = plan_event.organization_id and k.id = any (attendees)
  order by k.id for no key update;
  get diagnostics known = row_count;
  if known <> cardinality(attendees) then
    raise exception 'unknown attendees';
  end if;
  insert into events
  values (
    organization_id, 'evt_' || gen_random_uuid(), name, '', event_type, 'draft', start_date, end_date, location,
    'organization', known, 0, known, 0, now(), now(), lower(name)
  )
  returning * into event;
  insert into kol_events (organization_id, kol_id, id, name, date, role, is_invitation, rsvp)
  select plan_event.organization_id, unnest(attendees), event.id, event.name, event.start_date::date, 'attendee', true, 'pending';
  update kols k set total_events = total_events + 1, version = gen_random_uuid()
  where k.organization_id = plan_event.organization_id and k.id = any (attendees);
  return event;
end $$;

-- The service's own function would have the same name as PostGraphile's mutation for a new event, so PostGraphile leaves it out.
comment on function create_event(events, text[], audit) is '@behavior -*';
