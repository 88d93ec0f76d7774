import { useAdminLocation } from '../use-admin-location.ts';
import DeskBoard from './board/desk-board.tsx';
import ApplicationsList from './list/applications-section.tsx';

/** The desk as a list or as a board. An opened application is shown beside the list. */
export default function DeskSection() {
  const { chosen, views } = useAdminLocation();
  return views.includes('board') && !chosen['applicationid'] ? <DeskBoard /> : <ApplicationsList />;
}
