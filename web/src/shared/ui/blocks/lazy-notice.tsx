import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { inTime } from '../in-time.ts';

interface NoticeProps {
  text: string;
  action?: ReactNode;
  onOk: () => void;
  onClose: () => void;
}

const NoticeModal = lazy<ComponentType<NoticeProps>>(() =>
  inTime(import('../notice-modal.tsx')).then(
    (module) => ({ default: module.NoticeModal }),
    () => ({ default: PlainNotice }),
  ),
);

/** Where the dialog cannot be loaded the browser's own says the same: a notice is no reason to lose the page. */
function PlainNotice({ text, onOk, onClose }: NoticeProps) {
  useEffect(() => {
    if (window.confirm(text)) onOk();
    else onClose();
    // Once for each notice.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

/** The notice modal for public pages: its dialog is loaded with the first notice, not with the page. */
export function LazyNotice({ text, ...rest }: Omit<NoticeProps, 'text'> & { text: string | null }) {
  if (text === null) return null;
  return (
    <Suspense>
      <NoticeModal text={text} {...rest} />
    </Suspense>
  );
}
