/** Every URL path of the dashboard; no other file writes paths. Lists keep their state in it (docs/architecture.md). */

/** The patterns of the router; the functions below fill them in. */
export const routes = {
  home: '/',
  signIn: '/sign-in',
  signedIn: '/signed-in',
  kols: '/kols',
  compare: '/kols/compare',
  kol: '/kols/:id',
  briefing: '/kols/:id/briefing',
  products: '/products',
  campaigns: '/campaigns',
  campaignMetrics: '/campaigns/metrics',
  events: '/events',
  newEvent: '/events/new',
  audit: '/audit',
  people: '/people',
} as const;

/** @param next the path to open after sign-in */
export const signInPath = (next?: string) => routes.signIn + search({ next });

/**
 * The address of the service where people sign in with their organization's account. The browser leaves the dashboard.
 * @param next the path to open then
 * @param replace whether it may replace the session of another person or key
 * @param otherAccount whether the provider asks for an account, although it knows one
 * @param reauth whether the provider authenticates the person again, although it knows them
 */
export const accountSignInPath = ({ next, replace, otherAccount, reauth }: AccountSignIn) =>
  `/auth/sign-in${search({
    next,
    replace: replace ? 'true' : undefined,
    other_account: otherAccount ? 'true' : undefined,
    reauth: reauth ? 'true' : undefined,
  })}`;

interface AccountSignIn {
  next: string;
  replace?: boolean;
  otherAccount?: boolean;
  reauth?: boolean;
}

/**
 * @param ids the ids of the KOL list
 * @param view the filters and the sort order of the list
 */
export const kolsPath = (ids: readonly string[] = [], view: Record<string, string | undefined> = {}) =>
  routes.kols + search({ ids: ids.join(','), ...view });

/** The directory of the KOLs; without the desk interface, the lookup. @param query its filters, page and order */
export const directoryPath = (query: ListState = {}) => routes.kols + search(query);

/** The lookup by ids beside the directory. */
export const kolLookupPath = () => routes.kols + search({ tab: LOOKUP_TAB });

/** The value of `tab` that opens the lookup by ids. */
export const LOOKUP_TAB = 'ids';

/**
 * @param tab one of the KOL's include lists; without it the overview opens
 * @param view the filters of the timeline
 */
export const kolPath = (kolId: string, tab?: string, view: ListState = {}) =>
  `${routes.kols}/${encodeURIComponent(kolId)}${search({ tab, ...view })}`;

/** The comparison of some KOLs. */
export const comparePath = (kolIds: readonly string[]) => routes.compare + search({ ids: kolIds.join(',') });

/** The printable briefing of one KOL, or of several with one page each. An id never contains a comma. */
export const briefingPath = (kolIds: readonly string[]) =>
  `${routes.kols}/${kolIds.map(encodeURIComponent).join(',')}/briefing`;

/** @param query the URL state of the list: filters, page and `selected` */
export const productsPath = (query: ListState = {}) => routes.products + search(query);

/** @param query the URL state of the list: filters, page and `selected` */
export const campaignsPath = (query: ListState = {}) => routes.campaigns + search(query);

/** @param filter the filters of the report */
export const campaignMetricsPath = (filter: ListState = {}) => routes.campaignMetrics + search(filter);

/** @param query the URL state of the list: tab, filters, page and `selected` */
export const eventsPath = (query: ListState = {}) => routes.events + search(query);

/** @param query the filters and the page of the audit trail */
export const auditPath = (query: ListState = {}) => routes.audit + search(query);

/** The URL state of a list, under the interface's own parameter names. */
type ListState = Readonly<Record<string, string | undefined>>;

/**
 * @param prefill the initial values of the form; `like` is an event that was created in this browser, `draft` a draft of
 * this browser
 */
export const newEventPath = (
  prefill: { name?: string; event_type?: string; attendees?: readonly string[]; like?: string; draft?: string } = {},
) =>
  routes.newEvent +
  search({
    name: prefill.name,
    event_type: prefill.event_type,
    attendees: prefill.attendees?.join(','),
    like: prefill.like,
    draft: prefill.draft,
  });

/** An event that was created in this browser. */
export const createdEventPath = (eventId: string) => routes.newEvent + search({ created: eventId });

/** Returns a query string without undefined and empty values; commas stay readable. */
function search(parameters: Record<string, string | undefined>): string {
  const parts = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Returns the path to open after sign-in: only a path of this dashboard, never another site from a crafted URL. */
export function localPath(next: string | null): string {
  if (next === null || !URL.canParse(next, window.location.origin)) return routes.home;
  const { origin, pathname, search } = new URL(next, window.location.origin);
  // `/.//other.example` is a path of this origin, but its normalized form `//other.example` is the URL of another site.
  const isOurs = origin === window.location.origin && !pathname.startsWith('//');
  return isOurs && pathname !== routes.signIn ? pathname + search : routes.home;
}

/** The navigation state for a record that is known only by its id: it is searched for in the whole list. */
export const FIND_BY_ID = 'find-by-id';
