import * as z from 'zod/mini';

/** The response that rejected a key: its request info and its time. */
const KeyRejection = z.object({
  request: z.string(),
  status: z.nullable(z.number()),
  code: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  at: z.number(),
});
export type KeyRejection = z.infer<typeof KeyRejection>;

/** The messages between the tabs of a browser. They stay in memory and reach only pages of this origin. */
const Message = z.union([
  /** A new tab asks for the key. */
  z.object({ kind: z.literal('keyRequest') }),
  /** An open tab answers. */
  z.object({ kind: z.literal('keyResponse'), key: z.string() }),
  /** A user signed in with this key. */
  z.object({ kind: z.literal('signedIn'), key: z.string() }),
  /** The service rejected this key. */
  z.object({ kind: z.literal('keyRejected'), key: z.string(), rejection: z.optional(KeyRejection) }),
  /** The user signed out, or the idle time passed. */
  z.object({ kind: z.literal('signedOut'), isIdle: z.boolean() }),
]);
export type TabMessage = z.infer<typeof Message>;

const channel = openChannel();

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
