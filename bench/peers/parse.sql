-- The records of the service in the classes of Parse Server, with indexes on the same columns.
insert into "Kol" (
  "objectId", "createdAt", "updatedAt", organization, full_name, title, institution, department, bio, specialties,
  expertise_areas, research_interests, tags, notes, tier, engagement_level, contact, social, metrics
)
select
  id, created_at, updated_at, organization_id, full_name, title, institution, department, bio, to_jsonb(specialties),
  to_jsonb(expertise_areas), to_jsonb(research_interests), to_jsonb(tags), notes, tier, engagement_level, contact, social,
  jsonb_build_object(
    'total_events', total_events, 'total_campaigns', total_campaigns, 'email_open_rate', email_open_rate,
    'response_rate', response_rate, 'h_index', h_index, 'publications_count', publications_count
  )
from public.kols;

insert into "KolEvent" ("objectId", "createdAt", "updatedAt", kol, event, name, date, role)
select row_number() over (), now(), now(), kol_id, id, name, date, role from public.kol_events;

insert into "KolCampaign" ("objectId", "createdAt", "updatedAt", kol, campaign, name, sent_at, status)
select row_number() over (), now(), now(), kol_id, id, name, sent_at, status from public.kol_campaigns;

insert into "Campaign" (
  "objectId", "createdAt", "updatedAt", organization, name, description, type, status, schedule, audience_count, sent,
  delivered, opened, clicked, sent_at
)
select
  id, created_at, created_at, organization_id, name, description, type, status, schedule, audience_count, sent, delivered,
  opened, clicked, sent_at
from public.campaigns;

create index on "KolEvent" (kol, date);
create index on "KolCampaign" (kol, sent_at);
create index on "Campaign" (organization, "createdAt" desc, "objectId", status, type);
