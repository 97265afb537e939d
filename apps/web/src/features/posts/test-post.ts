import type { Post } from "@kompagnon/contract/posts/model.ts";

const author = {
  id: "00000000-0000-7000-8000-000000000002",
  username: "lena",
  email: null,
  avatar_url: null,
  avatar_path: null,
  verified: false,
};

/** A post of plain words that got nothing yet. */
export const aPost = (more: Partial<Post> = {}): Post => ({
  id: "00000000-0000-7000-8000-000000000001",
  content: "Woche 12 mit dem Shop",
  author,
  author_id: author.id,
  created_at: "2026-11-26T08:00:00.000Z",
  media: [],
  actions: null,
  mentions: [],
  likes: 0,
  comments: 0,
  reposts: 0,
  shares: 0,
  liked: false,
  saved: false,
  reposted: false,
  quote: null,
  reposted_by: null,
  embeddable: true,
  language: "de",
  in_review: false,
  signs: [],
  ...more,
});
