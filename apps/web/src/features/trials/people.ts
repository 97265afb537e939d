/** The two of a trial project, as it is drawn. */
export type People = {
  chatId: string;
  me: string;
  other: { id: string; name: string };
};
