import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Campaign } from '../../src/contract/campaign.ts';
import type { Page } from '../../src/contract/page.ts';

/** `/?page&per_page&status`: one page of campaigns, without formatting. */
export function Campaigns() {
  const [address, setAddress] = useSearchParams({ page: '1', per_page: '25' });
  const { data } = useQuery({
    queryKey: ['campaigns', address.toString()],
    queryFn: ({ signal }) => listCampaigns(address, signal),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return null;
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    if (name !== 'page') next.delete('page');
    setAddress(next);
  };
  const { page, per_page, total } = data.meta;
  const pages = Math.ceil(total / per_page);
  return (
    <>
      <Typography variant="h5" component="h1">
        Campaigns
      </Typography>
      <select
        aria-label="Status"
        value={address.get('status') ?? ''}
        onChange={({ target }) => change('status', target.value)}
      >
        {['', 'draft', 'active', 'paused', 'completed'].map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
      <TableContainer component={Paper}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {COLUMNS.map(({ name }) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data.data.map((campaign) => (
              <TableRow key={campaign.id}>
                {COLUMNS.map(({ name, read }) => (
                  <TableCell key={name}>{read(campaign)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button disabled={page === 1} onClick={() => change('page', String(page - 1))}>
        Previous
      </Button>
      {page} of {pages}
      <Button disabled={page === pages} onClick={() => change('page', String(page + 1))}>
        Next
      </Button>
    </>
  );
}

const COLUMNS: { name: string; read: (campaign: Campaign) => string | number | null }[] = [
  { name: 'Name', read: ({ name }) => name },
  { name: 'Type', read: ({ type }) => type },
  { name: 'Status', read: ({ status }) => status },
  { name: 'Audience', read: ({ audience_count }) => audience_count },
  { name: 'Sent', read: ({ metrics }) => metrics.sent },
  { name: 'Delivered', read: ({ metrics }) => metrics.delivered },
  { name: 'Opened', read: ({ metrics }) => metrics.opened },
  { name: 'Clicked', read: ({ metrics }) => metrics.clicked },
  { name: 'Open rate', read: ({ metrics }) => metrics.open_rate },
  { name: 'Click rate', read: ({ metrics }) => metrics.click_rate },
  { name: 'Sent on', read: ({ sent_at }) => sent_at },
  { name: 'Schedule', read: ({ schedule }) => schedule.type },
];

/** Fetches one page of campaigns without validating it. */
async function listCampaigns(query: URLSearchParams, signal: AbortSignal): Promise<Page<Campaign>> {
  const key = sessionStorage.getItem('kol-desk.api-key');
  const answer = await fetch(`/v1/campaigns?${query}`, { signal, headers: { Authorization: `Bearer ${key}` } });
  return answer.json();
}
