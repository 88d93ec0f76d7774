import { UserList } from './user-list.tsx';

/** Companies: the section `b2b`, and `employees` as the specification wants it. */
export default function B2bSection() {
  return (
    <UserList
      section="b2b"
      title="B2B users"
      noun="B2B users"
      path="/api/admin/b2b-users"
      searchIn="company, name, email"
      empty="No B2B users found."
      about={(user) => user.company_name || user.email}
    />
  );
}
