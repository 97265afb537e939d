import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import { fakeCalls } from "../../testing/fake-calls.ts";
import { renderInApp } from "../../testing/render.tsx";
import { namesLike, UsernameField } from "./username-field.tsx";

function Field() {
  const [name, setName] = useState("");
  return <UsernameField value={name} onChange={setName} problem={undefined} checkAfterMs={0} />;
}

describe("namesLike", () => {
  test("puts words after a name, within what a name may be", () => {
    expect(namesLike("Lena", ["Baut", "Macht"])).toEqual(["LenaBaut", "LenaMacht"]);
    expect(namesLike("Maximiliannnnnnnnnnn", ["Baut"])).toEqual(["MaximiliannnnnnnBaut"]);
  });
  test("never mixes scripts", () => {
    expect(namesLike("Lena", ["Строит"])).toEqual([]);
    expect(namesLike("ليلى", ["يبني"])).toEqual(["ليلىيبني"]);
  });
});

describe("UsernameField", () => {
  test("offers up to three free names like a taken one, and takes the one that is pressed", async () => {
    const taken = ["Lena", "LenaMacht"];
    fakeCalls({
      "GET /api/usernames/{name}/availability": ({ params }) => ({
        available: !taken.includes(decodeURIComponent(params["name"] ?? "")),
        invalid: false,
      }),
    });
    const { user } = await renderInApp(<Field />);
    const field = await screen.findByLabelText("Username");
    await user.type(field, "Lena");
    expect(await screen.findByText("Der Username ist schon vergeben.")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "LenaBaut" }));
    expect(field).toHaveValue("LenaBaut");
    await waitFor(() => expect(field).toHaveAccessibleDescription("Der Username ist frei."));
    expect(screen.queryByText("Frei wären:")).toBeNull();
  });

  test("a free name has no offers", async () => {
    const calls = fakeCalls({
      "GET /api/usernames/{name}/availability": () => ({ available: true, invalid: false }),
    });
    const { user } = await renderInApp(<Field />);
    await user.type(await screen.findByLabelText("Username"), "Lena");
    expect(await screen.findByText("Der Username ist frei.")).toBeVisible();
    expect(screen.queryByText("Frei wären:")).toBeNull();
    expect(calls.sent.every(({ params }) => "Lena".startsWith(params["name"] ?? "-"))).toBe(true);
  });
});
