import type * as z from 'zod/mini';
import { parametersOf, useUrlQuery } from './urlState.ts';

/**
 * The state of a list of the service, which is its address.
 * @param schema the address: the request and `listParameters`
 * @returns the address as values and as parameters, how to change it, and the names of the invalid parameters
 */
export function useUrlState<Address extends object>(schema: z.core.$ZodType<Address>) {
  const [address, setAddress, dropped] = useUrlQuery(schema);
  return { address, setAddress, dropped, parameters: parametersOf(schema, address) };
}
