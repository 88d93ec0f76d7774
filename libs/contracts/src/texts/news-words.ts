/**
 * The sentences that tell applicants what has become of an application, translated like `WORDS`. They are apart from them
 * because only pages behind the sign-in show them.
 */
export const NEWS_WORDS = {
  'news.selected-by-firm':
    'You have been selected for {what}. We will get in touch with you about the next steps.',
  'news.selected-by-owner':
    'You have been selected for {what}. {owner} will get in touch with you about the next steps.',
  'news.rejected-by-firm':
    'Thank you for your interest in {what} and for the time you took. We have decided to proceed with other applicants this time. We wish you every success, and would be glad to hear from you again.',
  'news.rejected-by-owner':
    'Thank you for your interest in {what} and for the time you took. {owner} has decided to proceed with other applicants this time. All the best for your next project!',
  'news.pending-by-firm': 'We are reviewing your application for {what} once more and will get back to you.',
  'news.pending-by-owner':
    '{owner} is reviewing your application for {what} once more and will get back to you.',
  'news.closed-by-firm':
    'Thank you for your interest in {what} and for the time you took. It has been closed, and applications for it are no longer considered. We wish you every success, and would be glad to hear from you again.',
  'news.closed-by-owner':
    'Thank you for your interest in {what} and for the time you took. It has been closed, and applications for it are no longer considered. All the best for your next project!',
  'news.speculative-selected':
    'Good news: we would like to get to know you. We will get in touch with you about the next steps.',
  'news.speculative-pending':
    'We are reviewing your speculative application once more and will get back to you.',
  'news.speculative-rejected':
    'Thank you for thinking of us and for the time you took. At present we have no position or project that fits. We wish you every success, and would be glad to hear from you again.',
  'news.request-selected':
    'Good news: we can offer you {what}. We will get in touch with you about the next steps.',
  'news.request-pending': 'We are reviewing your request for {what} once more and will get back to you.',
  'news.request-rejected':
    'Thank you for your request for {what}. Unfortunately {what} is not available for it. We would be glad to look for somebody else with you.',
} as const;

/** The sentences in one language. */
export type NewsWords = Readonly<Record<keyof typeof NEWS_WORDS, string>>;
