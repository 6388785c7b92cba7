import { loadOnce } from '../../ui/arrival.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** What a planner comes to after the first fields of the form. */

export const FurtherFields = lazyPart(async () => (await import('./FurtherFields.tsx')).FurtherFields);
export const ReviewStep = lazyPart(async () => (await import('./ReviewStep.tsx')).ReviewStep);
export const EventFault = lazyPart(async () => (await import('./EventFault.tsx')).EventFault);
export const LeaveQuestion = lazyPart(async () => (await import('./LeaveQuestion.tsx')).LeaveQuestion);
export const CreatedEvent = lazyPart(async () => (await import('./CreatedEvent.tsx')).CreatedEvent);
export const loadEventResolver = loadOnce(async () => (await import('./eventResolver.ts')).eventResolver);

/** It is there in time, also where the network is gone by then. */
export const loadWhatFollows = () =>
  Promise.all([loadEventResolver(), ReviewStep.load(), EventFault.load(), LeaveQuestion.load(), CreatedEvent.load()]);
