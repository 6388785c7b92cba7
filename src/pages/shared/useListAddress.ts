import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import type * as z from 'zod/mini';
import { parametersOf, useUrlState } from '../../components/table/urlState.ts';
import { useTableViews } from '../../storage/savedViews.ts';

/**
 * The URL of a list screen with its saved views.
 * @param table the name of the table in the saved views: `campaigns`
 * @param schema what the URL may contain
 * @param hasDefaultView false if the screen never opens with a view (`openDefaultView`)
 * @returns the parsed URL, a function to change it, the names of its invalid parameters, and the views: the part of `ListTools`
 * that is the same on every list screen
 */
export function useListAddress<Address extends object>(
  table: string,
  schema: z.core.$ZodType<Address>,
  hasDefaultView = true,
) {
  const [address, setAddress, invalidParameters] = useUrlState(schema);
  const views = useTableViews(table, parametersOf(schema, address), hasDefaultView);
  const { stickyParameters } = views;
  // The same function while pages turn, so that the memoized tabs, filters and buttons do not render again.
  const onChange = useCallback<typeof setAddress>(
    (to, options) => setAddress({ ...stickyParameters, ...to }, options),
    [stickyParameters, setAddress],
  );
  const { search } = useLocation();
  // Without it, going back to this list would open a view that became the default here.
  useEffect(() => {
    if (search === '' && 'view' in stickyParameters) onChange({}, { replace: true });
  }, [search, stickyParameters, onChange]);
  return { address, onChange, invalidParameters, views };
}
