// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

/// What the tests of models/platform need, which know no Qt: they run on Windows, too, as they are.
namespace yuyi::check {

inline int failures = 0;
inline int checks = 0;

inline void that(bool holds, const char *what, const char *file, int line)
{
    ++checks;
    if (holds)
        return;
    ++failures;
    std::printf("FAILED %s:%d: %s\n", file, line, what);
}

/// Says what this system cannot show, so that nobody takes it for tested.
inline void leftOut(const char *what)
{
    std::printf("left out: %s\n", what);
}

/// The status of the program.
inline int summary(const char *name)
{
    std::printf("%s: %d checks, %d failed\n", name, checks, failures);
    return failures == 0 ? 0 : 1;
}

/// A folder that is removed at the end, with a name that needs more than ASCII.
class Folder
{
public:
    Folder() : m_path(std::filesystem::temp_directory_path() / (u8"yuyi-\u7389\u80b2-" + number()))
    {
        std::filesystem::create_directories(m_path);
    }
    ~Folder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;

    std::filesystem::path operator/(const char8_t *name) const { return m_path / name; }
    const std::filesystem::path &path() const { return m_path; }

private:
    static std::u8string number()
    {
        std::random_device device;
        const std::string digits = std::to_string(device());
        return {digits.begin(), digits.end()};
    }

    std::filesystem::path m_path;
};

inline void write(const std::filesystem::path &path, const std::string &text)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << text;
}

inline std::string read(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Whether there is a link now; wine says that it made one and has not.
inline bool makeLink(const std::filesystem::path &to, const std::filesystem::path &link, bool toFolder = false)
{
    std::error_code error;
    if (toFolder)
        std::filesystem::create_directory_symlink(to, link, error);
    else
        std::filesystem::create_symlink(to, link, error);
    std::error_code unknown;
    return !error && std::filesystem::is_symlink(link, unknown);
}

} // namespace yuyi::check

#define CHECK(condition) ::yuyi::check::that(static_cast<bool>(condition), #condition, __FILE__, __LINE__)
