import type { EventCreateInput } from '../../src/contract/event.ts';

export type { EventCreateInput };

/** Creates an event, sent as it was typed. */
export async function createEvent(event: EventCreateInput): Promise<unknown> {
  const key = sessionStorage.getItem('kol-desk.api-key');
  const answer = await fetch('/v1/events', {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(event),
  });
  return answer.json();
}
