-- The records of the service in tables whose keys have one column, as Directus needs them, with indexes on the same columns.
create table kols as
select
  id, organization_id, full_name, title, institution, department, bio, to_jsonb(specialties) as specialties,
  to_jsonb(expertise_areas) as expertise_areas, to_jsonb(research_interests) as research_interests, tier,
  engagement_level, contact, social, total_events, total_campaigns, email_open_rate, response_rate,
  h_index, publications_count, notes, to_jsonb(tags) as tags, created_at, updated_at
from public.kols;
alter table kols add primary key (id);

create table kol_events as select kol_id as kol, id as event, name, date, role from public.kol_events;
alter table kol_events add column id serial primary key, add foreign key (kol) references kols;
create index on kol_events (kol, date);

create table kol_campaigns as select kol_id as kol, id as campaign, name, sent_at, status from public.kol_campaigns;
alter table kol_campaigns add column id serial primary key, add foreign key (kol) references kols;
create index on kol_campaigns (kol, sent_at);

create table campaigns as
select
  id, organization_id, name, description, type, status, audience_count, sent, delivered, opened, clicked, schedule,
  created_at, sent_at
from public.campaigns;
alter table campaigns add primary key (id);
create index on campaigns (organization_id, created_at desc, id, status, type);

create table events as
select
  id, organization_id, name, description, event_type, status, start_date, end_date, location, visibility, attendee_count,
  created_at, updated_at
from public.events;
alter table events add primary key (id),
alter column description set default '', alter column status set default 'draft',
alter column visibility set default 'organization', alter column created_at set default now(),
alter column updated_at set default now();

insert into directus_collections (collection)
values ('kols'), ('kol_events'), ('kol_campaigns'), ('campaigns'), ('events');

insert into directus_fields (collection, field, special)
values
  ('kols', 'events', 'o2m'), ('kols', 'campaigns', 'o2m'), ('events', 'id', 'uuid'), ('events', 'invitations', 'o2m'),
  ('events', 'location', 'cast-json');

insert into directus_relations (many_collection, many_field, one_collection, one_field)
values
  ('kol_events', 'kol', 'kols', 'events'), ('kol_campaigns', 'kol', 'kols', 'campaigns'),
  ('kol_events', 'event', 'events', 'invitations');
