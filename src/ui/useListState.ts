import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { parametersOf, useUrlQuery } from './urlQuery.ts';

/**
 * The state of a list of the service, which is its address.
 * @param schema the address: the request and `listParameters`
 * @param pathTo makes the address from its parameters
 * @returns the address read and as parameters, how to change it, what was dropped of it, and where a record is looked at
 */
export function useListState<Address extends { selected?: string }>(
  schema: z.core.$ZodType<Address>,
  pathTo: (parameters: Readonly<Record<string, string>>) => string,
) {
  const [address, setAddress, dropped] = useUrlQuery(schema);
  const parameters = parametersOf(schema, address);
  const { selected: _selected, ...list } = parameters;
  // The same text until the list itself changes: looking at a record draws no row anew.
  const listText = new URLSearchParams(list).toString();
  const linkTo = useCallback(
    (selected: string) => pathTo({ ...Object.fromEntries(new URLSearchParams(listText)), selected }),
    [listText, pathTo],
  );
  return { address, setAddress, dropped, parameters, linkTo };
}
