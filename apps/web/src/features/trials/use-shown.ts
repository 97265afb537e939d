import { useSearchParams } from "react-router";

/** Whether the trial project is open next to the conversation; it is in the address, so that going back closes it. */
export function useShown(): [shown: boolean, show: (on: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const show = (on: boolean) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (on) next.set("trial", "1");
      else next.delete("trial");
      return next;
    });
  return [search.has("trial"), show];
}
