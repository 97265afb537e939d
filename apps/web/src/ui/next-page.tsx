import { Button } from "./button.tsx";
import { FormError } from "./form-error.tsx";

/** What the button needs of an infinite query. */
export type Paged = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Fetches the next page of a list; gone after the last one. `label` names the button, `failed` says that it did not come. */
export function NextPage({ list, label, failed }: { list: Paged; label: string; failed: string }) {
  if (!list.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2 py-2">
      {list.isFetchNextPageError && <FormError>{failed}</FormError>}
      <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
