import { createContext } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { PageData, PageEra } from "../report/page-data.ts";
import { type Address, readAddress, writeAddress } from "./address.ts";

/** What every part of the page may need. */
export interface Page {
  readonly data: PageData;
  readonly address: Address;
  /** The era that is shown; nothing where there is none at all. */
  readonly era: PageEra | undefined;
  /** Writes the hash of the same address with some things chosen otherwise. */
  readonly linkTo: (change: Partial<Address>) => string;
  /** Goes there; `replace` leaves no step to go back to. */
  readonly go: (change: Partial<Address>, how?: "replace") => void;
}

const PageContext = createContext<Page | undefined>(undefined);

/** Gives the page to the parts inside. */
export const PageProvider = PageContext.Provider;

/**
 * Gives a part its page.
 *
 * @returns the page
 * @throws Error outside of a page
 */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === undefined) {
    throw new Error("there is no page around this part");
  }
  return page;
}

/**
 * Follows the address.
 *
 * @param data - what the page shows
 * @returns the page as the address has it now
 */
export function useAddressedPage(data: PageData): Page {
  const [address, setAddress] = useState(() => readAddress(location.hash, data));
  useEffect(() => {
    const follow = (): void => setAddress(readAddress(location.hash, data));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [data]);
  const linkTo = (change: Partial<Address>): string => writeAddress({ ...address, ...change });
  return {
    data,
    address,
    era: data.eras.find(({ era }) => era === address.era),
    linkTo,
    go: (change, how) => {
      if (how === "replace") {
        location.replace(linkTo(change));
      } else {
        location.hash = linkTo(change);
      }
    },
  };
}
