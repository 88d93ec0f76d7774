import { lazy, Suspense } from 'react';

const NoticeModal = lazy(() =>
  import('../notice-modal.tsx').then((module) => ({ default: module.NoticeModal })),
);

interface Props {
  text: string | null;
  onOk: () => void;
  onClose: () => void;
}

/** The notice modal for public pages: its dialog is loaded with the first notice, not with the page. */
export function LazyNotice({ text, onOk, onClose }: Props) {
  if (text === null) return null;
  return (
    <Suspense>
      <NoticeModal text={text} onOk={onOk} onClose={onClose} />
    </Suspense>
  );
}
