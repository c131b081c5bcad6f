import type { Client } from 'community-engagement-contract/client';

/** A list of the residents of a facility, or what is wrong, in an element of a page. */
export const showResidents = async (element: Element, client: Client, facilityId: string): Promise<void> => {
  const { data, error } = await client.GET('/api/v1/{tenant}/facilities/{facilityId}/residents', {
    params: { path: { facilityId } },
  });
  const shown = document.createElement(error ? 'p' : 'ul');
  if (error) shown.textContent = `Not shown: ${error.status}`;
  else
    for (const { fullName } of data.data) {
      const item = document.createElement('li');
      item.textContent = fullName;
      shown.append(item);
    }
  element.replaceChildren(shown);
};
