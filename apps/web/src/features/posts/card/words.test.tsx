import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInApp } from "../../../testing/render.tsx";
import { PostWords } from "./words.tsx";

const lena = { id: "00000000-0000-7000-8000-000000000001", username: "Lené" };
const yuki = { id: "00000000-0000-7000-8000-000000000002", username: "田中ゆうこ" };

test("PostWords: links a name next to text without spaces, and no letter more", async () => {
  await renderInApp(<PostWords text="你好@Lené请看，谢谢@田中ゆうこさん。" mentions={[lena, yuki]} full />);
  expect(screen.getByRole("link", { name: "@Lené" })).toHaveAttribute("href", peoplePaths.member(lena.id));
  expect(screen.getByRole("link", { name: "@田中ゆうこ" })).toHaveAttribute(
    "href",
    peoplePaths.member(yuki.id),
  );
});

test("PostWords: links a name however it is spelt, and no other word", async () => {
  await renderInApp(<PostWords text="@LENE und @Lenes" mentions={[lena]} full />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["@LENE"]);
});
