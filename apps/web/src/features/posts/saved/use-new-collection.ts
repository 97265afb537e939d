import type { Collection } from "@kompagnon/contract/posts/model.ts";
import { useMutation } from "@tanstack/react-query";
import { mutation } from "#platform/queries.ts";
import { staleLists } from "../cache.ts";

/** Makes a collection. */
export function useNewCollection(onMade: (made: Collection) => void) {
  return useMutation({
    ...mutation("POST /api/post-collections"),
    onSuccess: (made) => {
      staleLists("GET /api/post-collections", true);
      onMade(made);
    },
  });
}
