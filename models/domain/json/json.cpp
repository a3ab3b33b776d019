// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/domain/json/json.h"

#include "models/domain/json/jsonwithin.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Json)
};

/// @brief Builds a text's value from what the parser meets, in a time that grows with the text alone. (The parser's own builder
/// looks through an object for every member, with a callback through all that came before at every end.)
class JsonBuilder final : public nlohmann::json_sax<Json>
{
public:
    enum class Stop {
        None,
        Depth,
        Time,
        Text
    };

    explicit JsonBuilder(QDeadlineTimer deadline) : m_deadline(deadline) {}

    Json take() { return std::move(m_root); }
    Stop stopped() const { return m_stop; }
    /// Of the text; −1 when the number of a byte is not known.
    qsizetype faultyByte() const { return m_byte; }
    const QString &fault() const { return m_fault; }

    bool null() override { return add(Json()); }
    bool boolean(bool value) override { return add(Json(value)); }
    bool number_integer(number_integer_t value) override { return add(Json(value)); }
    bool number_unsigned(number_unsigned_t value) override { return add(Json(value)); }
    bool number_float(number_float_t value, const string_t &) override { return add(Json(value)); }
    bool string(string_t &value) override { return add(Json(std::move(value))); }
    bool binary(binary_t &value) override { return add(Json(std::move(value))); }
    bool start_object(std::size_t) override { return open(false); }
    bool start_array(std::size_t) override { return open(true); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t &name) override
    {
        m_open.back().name = std::move(name);
        return true;
    }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &error) override
    {
        m_stop = Stop::Text;
        m_fault = QString::fromUtf8(error.what());
        if (const auto *parseError = dynamic_cast<const Json::parse_error *>(&error))
            m_byte = static_cast<qsizetype>(parseError->byte);
        return false;
    }

private:
    /// What is between its brackets; it becomes a value when it ends. (Members of a value are copied whenever there is no more room
    /// for them, these are moved.)
    struct Container {
        bool isArray = false;
        Json::array_t list;
        std::vector<std::pair<std::string, Json>> members;
        std::string name;                                     ///< of the member that comes
        std::unordered_map<std::string, std::size_t> indexes; ///< of the members, once there are many
    };
    static constexpr std::size_t few = 16;
    static constexpr int betweenLooks = 4096;

    /// Where the member that comes stands already; else the number of members.
    static std::size_t memberIndex(Container &in)
    {
        if (in.members.size() < few) {
            const auto same = [&](const auto &member) { return member.first == in.name; };
            return static_cast<std::size_t>(std::find_if(in.members.begin(), in.members.end(), same) - in.members.begin());
        }
        if (in.indexes.empty()) {
            for (std::size_t i = 0; i < in.members.size(); ++i)
                in.indexes.emplace(in.members[i].first, i);
        }
        return in.indexes.emplace(in.name, in.members.size()).first->second;
    }
    bool add(Json value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            return inTime();
        }
        Container &in = m_open.back();
        if (in.isArray) {
            in.list.push_back(std::move(value));
            return inTime();
        }
        // A member named twice is the later one, in the place of the first.
        if (const std::size_t at = memberIndex(in); at < in.members.size())
            in.members[at].second = std::move(value);
        else
            in.members.emplace_back(std::move(in.name), std::move(value));
        return inTime();
    }
    bool open(bool isArray)
    {
        if (m_open.size() >= static_cast<std::size_t>(jsonDepthLimit)) {
            m_stop = Stop::Depth;
            return false;
        }
        m_open.emplace_back();
        m_open.back().isArray = isArray;
        return inTime();
    }
    bool close()
    {
        Container ended = std::move(m_open.back());
        m_open.pop_back();
        if (ended.isArray)
            return add(Json(std::move(ended.list)));
        Json::object_t object;
        object.reserve(ended.members.size());
        Json::object_t::Container &members = object;
        for (auto &[name, value] : ended.members)
            members.emplace_back(std::move(name), std::move(value));
        return add(Json(std::move(object)));
    }
    bool inTime()
    {
        if (++m_met % betweenLooks != 0 || !m_deadline.hasExpired())
            return true;
        m_stop = Stop::Time;
        return false;
    }

    Json m_root;
    std::vector<Container> m_open;
    QDeadlineTimer m_deadline;
    qint64 m_met = 0;
    Stop m_stop = Stop::None;
    qsizetype m_byte = -1;
    QString m_fault;
};

/// Line and column, from 1, of a byte; columns count characters.
std::pair<int, int> positionOf(const QByteArray &text, qsizetype byte)
{
    const qsizetype end = qBound(qsizetype(0), byte, text.size());
    const qsizetype lineStart = end == 0 ? 0 : text.lastIndexOf('\n', end - 1) + 1;
    const int line = static_cast<int>(text.left(lineStart).count('\n')) + 1;
    const int column = static_cast<int>(QString::fromUtf8(text.mid(lineStart, end - lineStart)).size()) + 1;
    return {line, column};
}

/// The text with U+FFFD for each escaped half of a surrogate pair without its other half. Such halves are in texts that earlier
/// versions stored; the parser refuses them, and with them the whole text.
QByteArray withWholePairs(QByteArray text)
{
    const auto half = [&text](qsizetype at) -> uint {
        if (at + 6 > text.size() || text.at(at) != '\\' || text.at(at + 1) != 'u')
            return 0;
        bool isHex = false;
        const uint unit = text.mid(at + 2, 4).toUInt(&isHex, 16);
        return isHex ? unit : 0;
    };
    for (qsizetype at = text.indexOf('\\'); at >= 0; at = text.indexOf('\\', at)) {
        const uint unit = half(at);
        if (QChar::isHighSurrogate(unit) && QChar::isLowSurrogate(half(at + 6))) {
            at += 12;
            continue;
        }
        if (QChar::isSurrogate(unit))
            text.replace(at + 2, 4, "fffd");
        at += 2; // an escaped backslash is no beginning
    }
    return text;
}

} // namespace

Result<Json> parseJsonWithin(const QByteArray &text, qint64 sizeLimit, QDeadlineTimer deadline)
{
    if (text.size() > sizeLimit) {
        return failure(ErrorCode::Refused, Tr::tr("The JSON text is too large: %1; the limit is %2.")
                                               .arg(QLocale().formattedDataSize(text.size()),
                                                    QLocale().formattedDataSize(sizeLimit)));
    }
    JsonBuilder builder(deadline);
    try {
        if (Json::sax_parse(text.constData(), text.constData() + text.size(), &builder))
            return builder.take();
    } catch (const std::exception &error) {
        return failure(ErrorCode::Invalid, Tr::tr("The text is not valid JSON."), QString::fromUtf8(error.what()));
    }
    if (builder.stopped() == JsonBuilder::Stop::Depth)
        return failure(ErrorCode::Invalid, Tr::tr("The JSON text is nested more than %n level(s) deep.", nullptr, jsonDepthLimit));
    if (builder.stopped() == JsonBuilder::Stop::Time)
        return failure(ErrorCode::Cancelled, Tr::tr("Reading the JSON text took too long."));
    if (builder.faultyByte() < 0)
        return failure(ErrorCode::Invalid, Tr::tr("The text is not valid JSON."), builder.fault());
    if (text.trimmed().isEmpty())
        return failure(ErrorCode::Invalid, Tr::tr("The JSON text is empty."), builder.fault());
    const auto [line, column] = positionOf(text, builder.faultyByte() - 1);
    return failure(ErrorCode::Invalid, Tr::tr("The text is not valid JSON: line %1, column %2.").arg(line).arg(column), builder.fault());
}

Result<Json> parseJson(const QByteArray &text, qint64 sizeLimit)
{
    return parseJsonWithin(text, sizeLimit, QDeadlineTimer(QDeadlineTimer::Forever));
}

QByteArray jsonText(const Json &json, int indent)
{
    return QByteArray::fromStdString(json.dump(indent, ' ', false, Json::error_handler_t::replace));
}

QByteArray storedText(const Json &json)
{
    QByteArrayList parts;
    if (json.is_array()) {
        for (const Json &value : json)
            parts.append(storedText(value));
        return '[' + parts.join(',') + ']';
    }
    if (json.is_object()) {
        std::map<std::string, const Json *> members;
        for (const auto &[name, value] : json.items())
            members.emplace(name, &value);
        for (const auto &[name, value] : members)
            parts.append(jsonText(name) + ':' + storedText(*value));
        return '{' + parts.join(',') + '}';
    }
    const double number = json.is_number_float() ? json.get<double>() : std::nan("");
    if (!std::isfinite(number))
        return jsonText(json);
    constexpr double exact = 9007199254740992; // beyond it, not every whole number is a double
    return std::abs(number) <= exact && number == std::trunc(number) ? QByteArray::number(static_cast<qint64>(number))
                                                                     : QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
}

Json storedJson(const QByteArray &text)
{
    if (text.isEmpty())
        return {};
    if (auto json = parseJson(text))
        return *json;
    return parseJson(withWholePairs(text)).value_or(Json());
}

} // namespace yuyi
