import type { QueryClient } from '@tanstack/react-query';
import { redirect } from 'react-router';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { directoryPath } from '../../paths.ts';
import { kolListOptions } from '../../queries/kolDirectory.ts';
import { readDefaultView } from '../../storage/savedViews.ts';
import { DirectoryAddress, requestOf } from './directorySearchParams.ts';

/** Requests the page of the directory in the URL. Without parameters the default view opens. */
export function loadDirectory(client: QueryClient, { search, searchParams }: URL) {
  const view = search === '' ? readDefaultView('kols') : undefined;
  if (view !== undefined) throw redirect(directoryPath({ ...view.query, view: view.id }));
  void client.prefetchQuery(kolListOptions(requestOf(parseUrlQuery(DirectoryAddress, searchParams).query)));
}
