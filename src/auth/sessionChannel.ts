import * as z from 'zod/mini';
import { Account } from '../contract/account.ts';

/** The response that rejected a session or a key: its request info and its time. */
const Rejection = z.object({
  request: z.string(),
  status: z.nullable(z.number()),
  code: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  at: z.number(),
});
export type Rejection = z.infer<typeof Rejection>;

/** The messages between the tabs of a browser. They stay in memory and reach only pages of this origin. */
const Message = z.union([
  /** A new tab asks for the key. */
  z.object({ kind: z.literal('keyRequest') }),
  /** An open tab answers. */
  z.object({ kind: z.literal('keyResponse'), key: z.string() }),
  /** A user is signed in with this key. */
  z.object({ kind: z.literal('signedIn'), key: z.string() }),
  /** A user is signed in with this account. The browser has its cookie. */
  z.object({ kind: z.literal('signedIn'), account: Account }),
  /** The service rejected the session or the key of the user with this id. */
  z.object({ kind: z.literal('rejected'), id: z.string(), rejection: z.nullable(Rejection) }),
  /** The user signed out, or the idle time passed. */
  z.object({ kind: z.literal('signedOut'), isIdle: z.boolean() }),
]);
type TabMessage = z.infer<typeof Message>;

const channel = openChannel();

/** Sends a message to the other tabs of this browser. */
export const notifyOtherTabs = (message: TabMessage) => channel?.postMessage(message);

/** Calls `listener` with messages from other tabs. Ignores unknown messages, which an older release may send. */
export function subscribeToOtherTabs(listener: (message: TabMessage) => void) {
  channel?.addEventListener('message', ({ data }) => {
    const message = z.safeParse(Message, data);
    if (message.success) listener(message.data);
  });
}

/** @returns null if the browser does not allow it; tabs then work independently */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('kol-desk.session');
  } catch {
    return null;
  }
}
