import { expect, test } from "vitest";
import { isAt } from "./notice-toast.tsx";

const here = { pathname: "/dashboard/chats", search: "?chat=a&trial=1" };

test.each([
  ["/dashboard/chats?chat=a", true],
  ["/dashboard/chats?chat=b", false],
  ["/dashboard/chats?chat=a&message=4", false],
  ["/dashboard/feed/a?chat=a", false],
  ["/dashboard/chats", true],
])("isAt: %s is the open page: %s", (address, is) => {
  expect(isAt(address, here)).toBe(is);
});
