import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Near } from "#ui/near.ts";
import type { ListedPost } from "../cache.ts";
import { PostCard } from "../card/post-card.tsx";
import { heightOf, recordHeight, recordNear, wasNear } from "./seen-rows.ts";

/** So far from the screen counts as near it. */
const MARGIN = "400px";

/** Whether an element has come near the screen; stays so. `first`: it is there from the start. */
function useComesNear(element: RefObject<Element | null>, first: boolean): boolean {
  const [near, setNear] = useState(first);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
}

/**
 * A post in a list. The browser draws it only near the screen; its room is kept meanwhile, and its media are fetched then. It is
 * drawn again when the post changes, not whenever its list grows. `first`: it is among those that are seen at once.
 */
export const PostRow = memo(function PostRow({ post, first }: { post: ListedPost; first: boolean }) {
  const row = useRef<HTMLLIElement>(null);
  const near = useComesNear(row, first || wasNear(post.id));
  useLayoutEffect(() => {
    const { current } = row;
    return () => recordHeight(post.id, current?.offsetHeight ?? 0);
  }, [post.id]);
  useEffect(() => {
    if (near) recordNear(post.id);
  }, [near, post.id]);
  return (
    <li
      ref={row}
      className="scroll-mt-20 [content-visibility:auto]"
      style={{ containIntrinsicBlockSize: `auto ${heightOf(post.id)}px` }}
    >
      <Near value={near}>
        <PostCard post={post} />
      </Near>
    </li>
  );
});
