import type { Wait } from './RateLimitMessage.tsx';
import { RateLimitMessage } from './RateLimitMessage.tsx';

/** Shows that the service asks to wait; nothing without a wait (null). */
export const RateLimitNotice = ({ wait }: { wait: Wait | null }) => wait && <RateLimitMessage wait={wait} />;
