import type { TextLanguage } from "./text-fit.ts";

/** The signals by which a post suits a reader. */
export interface PostSigns {
  id: string;
  /** Null once its author has left. */
  author: string | null;
  /** Its age in hours. */
  age: number;
  /** How much the reader would like its author, and what its words add for them, in log odds; 0 for what is not known. */
  liking: number;
  words: number;
  followed: boolean;
  /** Whether both have matched. */
  matched: boolean;
  own: boolean;
  /** Whether the reader has liked it already. */
  known: boolean;
  language: TextLanguage;
  likes: number;
  comments: number;
  reposts: number;
}

/** Worth in log odds. */
const FOLLOWED = 1.3;
const MATCHED = 1.6;
/** What was read already comes later; one's own words are no news. */
const ALREADY_READ_WORTH = -1.5;
const OWN = -2;
const LIKING = 0.9;
const LIKING_MOST = 3;
const LANGUAGE = { own: 0, bridge: -1.5, foreign: -3.5 } as const;
/** Each further like says less than the one before. */
const ENGAGED = 0.35;
const COMMENT = 2;
const REPOST = 2;
/** What each doubling of its age takes, from the first hours on. */
const AGED = 0.55;
const YOUNG_HOURS = 6;
/** The worth that each further post of the same author loses, and the number of posts after which it loses no more. */
const REPEATED = 0.5;
const REPEATED_MOST = 5;
/** Maximum number of posts of one author in a row. */
const IN_A_ROW = 2;
/** The newest post has at most this index, so that every writer is seen. */
const NEWEST_AT = 4;

function worthOf(post: PostSigns): number {
  const engaged = Math.log1p(post.likes + COMMENT * post.comments + REPOST * post.reposts);
  let worth = ENGAGED * engaged - AGED * Math.log2(1 + Math.max(0, post.age) / YOUNG_HOURS);
  worth += LIKING * Math.max(-LIKING_MOST, Math.min(LIKING_MOST, post.liking)) + post.words;
  if (post.followed) worth += FOLLOWED;
  if (post.matched) worth += MATCHED;
  if (post.known) worth += ALREADY_READ_WORTH;
  if (post.own) worth += OWN;
  return worth + LANGUAGE[post.language];
}

type Valued = { post: PostSigns; worth: number };
const byWorth = (a: Valued, b: Valued): number => b.worth - a.worth || (a.post.id < b.post.id ? 1 : -1);

/** Lets each further post of an author wait. */
function spread(valued: Valued[]): Valued[] {
  const seen = new Map<string, number>();
  return valued
    .map(({ post, worth }) => {
      const before = post.author === null ? 0 : (seen.get(post.author) ?? 0);
      if (post.author !== null) seen.set(post.author, before + 1);
      return { post, worth: worth - REPEATED * Math.min(REPEATED_MOST, before) };
    })
    .sort(byWorth);
}

/** Inserts another author's post where one author would come too often in a row, if there is one. */
function interrupt(posts: readonly PostSigns[]): PostSigns[] {
  const rest = [...posts];
  const order: PostSigns[] = [];
  while (rest.length > 0) {
    const last = order.slice(-IN_A_ROW);
    const [first] = last;
    const tired =
      last.length === IN_A_ROW && first?.author && last.every(({ author }) => author === first.author)
        ? first.author
        : null;
    const next = tired === null ? 0 : rest.findIndex(({ author }) => author !== tired);
    order.push(...rest.splice(Math.max(0, next), 1));
  }
  return order;
}

/** The newest post moves up to its place; `posts` come ordered by age, the newest first. */
function withNewest(order: PostSigns[], newest: PostSigns | undefined): PostSigns[] {
  const at = newest ? order.indexOf(newest) : 0;
  if (newest && at > NEWEST_AT) {
    order.splice(at, 1);
    order.splice(NEWEST_AT, 0, newest);
  }
  return order;
}

/**
 * Posts in the order in which they suit a reader: fitting and new ones first, no author three times in a row, and the newest of
 * all among the first five. `posts` come ordered by age, the newest first.
 */
export function rankPosts(posts: readonly PostSigns[]): PostSigns[] {
  const valued = posts.map((post) => ({ post, worth: worthOf(post) })).sort(byWorth);
  const order = spread(valued).map(({ post }) => post);
  return interrupt(withNewest(order, posts[0]));
}
