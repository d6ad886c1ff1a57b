/** Names of the territories in the middle of a sentence. */
export const territoryNames = {
  PR: 'Puerto Rico',
  VI: 'the US Virgin Islands',
  GU: 'Guam',
  MP: 'the Northern Mariana Islands',
  AS: 'American Samoa',
};
