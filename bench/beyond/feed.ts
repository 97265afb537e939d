import { type PostSigns, rankPosts } from "../../apps/server/src/features/matching/engine/post-fit.ts";
import { likings } from "../../apps/server/src/features/matching/engine/score.ts";
import { textFit } from "../../apps/server/src/features/matching/engine/text-fit.ts";
import { drawPoisson } from "../matching-lab/random.ts";
import { Judge, type Verdict } from "./judge.ts";
import {
  dot,
  logit,
  orderBy,
  poolIn,
  readerIn,
  type Scene,
  sigmoid,
  some,
  subjectOf,
  textAbout,
} from "./scene.ts";

const POSTS = 300;
/** Hours that the posts are spread over. */
const SPAN = 96;
const READERS = 60;
const FOLLOWS = 8;
const HALVED_AFTER = 36;
const LIKES_MOST = 60;

interface SimulatedPost {
  author: number;
  age: number;
  about: Float32Array;
  /** How well it is written, which only likes show. */
  quality: number;
  words: ReturnType<Scene["words"]>;
  likes: number;
}

function write(scene: Scene, authors: readonly number[], age: number): SimulatedPost | null {
  const { world, random } = scene;
  const author = authors[Math.floor(random() ** 1.5 * authors.length)] ?? 0; // a few write much
  const member = world.members[author];
  if (!member) return null;
  const about = subjectOf(random, member.hidden.gives);
  const quality = random() * 2 - 1;
  const text = textAbout(random, member, about);
  const exposed = 12 * Math.min(1, age / 12);
  return {
    author,
    age,
    about,
    quality,
    words: scene.words(text, member.shown.language),
    likes: drawPoisson(random, exposed * sigmoid(quality + 0.5 * member.hidden.appeal - 1), LIKES_MOST),
  };
}

/**
 * The true chance that a reader likes a post: by its author, its subject (what they do or what draws them), its quality and its
 * age.
 */
function gladOf({ world }: Scene, i: number, post: SimulatedPost, follows: boolean): number {
  const me = world.members[i];
  const writer = world.members[post.author];
  if (!me || !writer) return 0;
  const liked = 0.5 * logit(Math.min(0.99, Math.max(0.005, world.probability(i, post.author))));
  const subject = 0.35 * dot(me.hidden.gives, post.about) + 0.25 * dot(me.hidden.wants, post.about);
  const stale = Math.log2(1 + post.age / HALVED_AFTER);
  return sigmoid(-0.8 + liked + subject + 0.8 * post.quality + (follows ? 1 : 0) - stale);
}

/** How good the feed's order is for a reader, against other orders and one that knows every wish. */
export function judgeFeed(scene: Scene): Verdict {
  const { world, random } = scene;
  const judge = new Judge();
  for (const [language, same] of scene.speakers.entries()) {
    if (language > 1) break; // the two largest have texts enough
    const authors = some(random, same, same.length);
    const posts = Array.from({ length: POSTS }, (_, n) => write(scene, authors, (SPAN * n) / POSTS)).filter(
      (post) => post !== null,
    );
    for (const i of some(random, same, READERS)) {
      const followed = new Set(
        orderBy(authors.length, (at) => world.probability(i, authors[at] ?? 0) * random())
          .slice(0, FOLLOWS)
          .map((at) => authors[at] ?? 0),
      );
      judgeReader(
        scene,
        judge,
        i,
        posts.filter(({ author }) => author !== i),
        followed,
      );
    }
  }
  return judge.verdict;
}

function judgeReader(
  scene: Scene,
  judge: Judge,
  i: number,
  posts: readonly SimulatedPost[],
  followed: ReadonlySet<number>,
): void {
  const reader = readerIn(scene, i);
  const writers = [...new Set(posts.map(({ author }) => author))];
  const liked = likings(scene.cards.viewer(i), poolIn(scene, writers), scene.weights);
  const liking = new Map(writers.map((author, at) => [author, liked[at] ?? 0]));
  const signs = posts.map(
    (post, at): PostSigns => ({
      id: String(at).padStart(4, "0"),
      author: String(post.author),
      age: post.age,
      language: "own",
      liking: liking.get(post.author) ?? 0,
      words: textFit(reader, post.words),
      followed: followed.has(post.author),
      matched: false,
      own: false,
      known: false,
      likes: post.likes,
      comments: 0,
      reposts: 0,
    }),
  );
  const ranked = (all: readonly PostSigns[]) => rankPosts(all).map(({ id }) => Number(id));
  const truth = posts.map((post) => gladOf(scene, i, post, followed.has(post.author)));
  judge.add(truth, {
    product: ranked(signs),
    "without words": ranked(signs.map((one) => ({ ...one, words: 0 }))),
    "without authors": ranked(signs.map((one) => ({ ...one, liking: 0 }))),
    newest: posts.map((_, at) => at),
    popular: orderBy(posts.length, (at) => posts[at]?.likes ?? 0),
    random: orderBy(posts.length, () => scene.random()),
    oracle: orderBy(posts.length, (at) => truth[at] ?? 0),
  });
}
