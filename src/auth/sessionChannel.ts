import * as z from 'zod/mini';

/** The answer that refused a key: what finds it again, as the API module tells it, and when it came. */
const KeyRefusal = z.object({
  request: z.string(),
  status: z.nullable(z.number()),
  code: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  at: z.number(),
});
export type KeyRefusal = z.infer<typeof KeyRefusal>;

/**
 * What the tabs of a browser tell each other. It goes from tab to tab through memory: nothing of it is written
 * anywhere, and only pages of this origin hear it.
 */
const Message = z.union([
  /** A new tab asks who is signed in. */
  z.object({ kind: z.literal('asked') }),
  /** An open tab answers. */
  z.object({ kind: z.literal('answered'), key: z.string() }),
  /** Somebody has signed in, with this key. */
  z.object({ kind: z.literal('signedIn'), key: z.string() }),
  /** The service has refused this key. */
  z.object({ kind: z.literal('refused'), key: z.string(), refusal: z.optional(KeyRefusal) }),
  /** Somebody has signed out, or nobody was there. */
  z.object({ kind: z.literal('signedOut'), isIdle: z.boolean() }),
]);
export type TabMessage = z.infer<typeof Message>;

const channel = openChannel();

export const tellOtherTabs = (message: TabMessage) => channel?.postMessage(message);

/** Calls `listener` with what other tabs say. An older release in another tab may say something else: not heard. */
export function hearOtherTabs(listener: (message: TabMessage) => void) {
  channel?.addEventListener('message', ({ data }) => {
    const message = z.safeParse(Message, data);
    if (message.success) listener(message.data);
  });
}

/** @returns null where the browser forbids it, as some do that may keep nothing: each tab is for itself then */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('kol-desk.session');
  } catch {
    return null;
  }
}
