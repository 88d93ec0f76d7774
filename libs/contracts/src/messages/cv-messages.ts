/** What the API says of the CV in a profile. */
export const CV_MESSAGES = {
  'cv.not-found': 'CV not found',
  'cv.removed': 'CV removed.',
  'cv.required': 'Please choose your CV as a PDF',
  'cv.skills-role-required': 'Only job seekers and freelancers have skills in their profile',
  'cv.takes-too-much':
    'Reading this CV takes too much time or memory. Please save it again as a simple PDF and upload it.',
  'cv.unreadable': 'This CV cannot be read. Please save it again as a PDF and upload it.',
} as const;
