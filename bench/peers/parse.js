import express from 'express';
import { ParseServer } from 'parse-server';

/** Parse Server with a class for each table, in one process. */

const { Parse } = globalThis;
const { DATABASE_URL, PORT, MASTER_KEY } = process.env;

const string = { type: 'String' };
const number = { type: 'Number' };
const date = { type: 'Date' };
const array = { type: 'Array' };
const object = { type: 'Object' };
const kol = { type: 'Pointer', targetClass: 'Kol' };

const definitions = Object.entries({
  Kol: {
    ...{ organization: string, full_name: string, title: string, institution: string, department: string, bio: string },
    ...{ specialties: array, expertise_areas: array, research_interests: array, tags: array, notes: string },
    ...{ tier: string, engagement_level: string, contact: object, social: object, metrics: object },
  },
  KolEvent: { kol, event: string, name: string, date: string, role: string },
  KolCampaign: { kol, campaign: string, name: string, sent_at: string, status: string },
  Campaign: {
    ...{ organization: string, name: string, description: string, type: string, status: string, schedule: object },
    ...{ audience_count: number, sent: number, delivered: number, opened: number, clicked: number, sent_at: date },
  },
  Event: {
    ...{ organization: string, name: string, description: string, event_type: string, status: string },
    ...{ start_date: date, end_date: date, location: object, visibility: string, attendee_count: number },
  },
}).map(([className, fields]) => ({ className, fields }));

const server = new ParseServer({
  databaseURI: DATABASE_URL,
  appId: 'benchmark',
  masterKey: MASTER_KEY,
  serverURL: `http://127.0.0.1:${PORT}/parse`,
  schema: { definitions },
  allowCustomObjectId: true,
  silent: true,
  cloud,
});
await server.start();
express().use('/parse', server.app).listen(Number(PORT), '127.0.0.1');

function cloud() {
  const master = { useMasterKey: true };

  Parse.Cloud.define('readKol', async ({ params }) => {
    const pointer = Parse.Object.extend('Kol').createWithoutData(params.id);
    const listOf = (className, order) =>
      new Parse.Query(className).equalTo('kol', pointer).descending(order).find(master);
    const [kol, events, campaigns] = await Promise.all([
      new Parse.Query('Kol').get(params.id, master),
      listOf('KolEvent', 'date'),
      listOf('KolCampaign', 'sent_at'),
    ]);
    return { kol, events, campaigns };
  });

  Parse.Cloud.define('createEvent', async ({ params: { attendees, start_date, end_date, ...fields } }) => {
    const event = new Parse.Object('Event', {
      ...fields,
      start_date: new Date(start_date),
      end_date: new Date(end_date),
      attendee_count: attendees.length,
    });
    await event.save(null, master);
    const invitation = { event: event.id, name: fields.name, date: start_date.slice(0, 10), role: 'attendee' };
    const Kol = Parse.Object.extend('Kol');
    await Parse.Object.saveAll(
      attendees.map((id) => new Parse.Object('KolEvent', { ...invitation, kol: Kol.createWithoutData(id) })),
      master,
    );
    return event;
  });
}
