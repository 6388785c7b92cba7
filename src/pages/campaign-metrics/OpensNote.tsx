import Box from '@mui/material/Box';
import { Info } from 'lucide-react';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';

/** What opens can and cannot tell, to be read once; open on paper. */
export function OpensNote() {
  const t = useCampaignMetricsWords();
  return (
    <Box
      component="details"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        px: 2,
        '& summary': { cursor: 'pointer', py: 1.25, fontWeight: 600, display: 'flex', gap: 1, alignItems: 'center' },
        '& p': { mt: 0, maxWidth: '80ch', color: 'text.secondary' },
        '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
      }}
    >
      <summary>
        <Info size={18} aria-hidden />
        {t.opensTitle}
      </summary>
      {t.opens.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Box>
  );
}
