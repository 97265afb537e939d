import { lazy } from "react";

/** A member's posts, for {@link PostList}. */
export { postsByQuery } from "./cache.ts";
/** A list of posts with all its states: `<PostList source={postsByQuery(id)} empty={…} />`. */
export const PostList = lazy(async () => ({ default: (await import("./list/post-list.tsx")).PostList }));
