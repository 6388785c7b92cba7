import { defineWords } from './defineWords.ts';
import { currentFormat } from './format.ts';

/** Words about campaigns. */
export const useCampaignWords = defineWords({
  title: 'Campaigns',
  noun: 'campaigns',
  review: 'Review metrics',
  caption: 'Campaigns, newest first',
  search: 'Search name',
  status: 'Status',
  statuses: { draft: 'Draft', active: 'Active', paused: 'Paused', completed: 'Completed' },
  type: 'Type',
  types: {
    product_update: 'Product update',
    event_invitation: 'Event invitation',
    new_product_launch: 'New product launch',
    newsletter: 'Newsletter',
    custom: 'Custom',
  },
  name: 'Campaign',
  audience_count: 'Audience',
  sent: 'Sent',
  delivered: 'Delivered',
  opened: 'Opened',
  clicked: 'Clicked',
  open_rate: 'Open rate',
  click_rate: 'Click rate',
  ofDelivered: (part: number, delivered: number) =>
    `${currentFormat().count(part)} of ${currentFormat().count(delivered)} delivered`,
  nothingDelivered: 'Nothing was delivered',
  schedule: 'Schedule',
  schedules: { immediate: 'Immediate', scheduled: 'Scheduled' },
  scheduledFor: (moment: string) => `Scheduled for ${moment}`,
  sent_at: 'Sent on',
  notSent: 'Not sent yet',
  created_at: 'Created',
  emptyTitle: 'No campaigns yet',
  empty: 'Your organization has no campaigns. They are loaded with the import command of the service.',
  noMatchTitle: 'No campaign matches',
  noMatch: 'Change or clear the filters to see more.',
});
