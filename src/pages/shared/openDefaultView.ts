import { redirect } from 'react-router';
import { readDefaultView } from '../../storage/savedViews.ts';

/**
 * Opens the default view of a list whose URL has no parameters. Loaders call it.
 * @param table the name of the table in the saved views: `campaigns`
 * @param pathTo the path of the list with these parameters
 * @throws the redirect to the view
 */
export function openDefaultView(
  table: string,
  { search }: URL,
  pathTo: (parameters: Record<string, string>) => string,
) {
  const view = search === '' ? readDefaultView(table) : undefined;
  if (view !== undefined) throw redirect(pathTo({ ...view.query, view: view.id }));
}
