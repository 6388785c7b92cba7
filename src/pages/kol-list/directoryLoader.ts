import type { QueryClient } from '@tanstack/react-query';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { directoryPath } from '../../paths.ts';
import { kolListOptions } from '../../queries/kolDirectory.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { DirectoryAddress, requestOf } from './directorySearchParams.ts';

/** Requests the page of the directory in the URL. Without parameters the default view opens. */
export function loadDirectory(client: QueryClient, url: URL) {
  openDefaultView('kols', url, directoryPath);
  void client.prefetchQuery(kolListOptions(requestOf(parseUrlQuery(DirectoryAddress, url.searchParams).query)));
}
