// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/exchange/factorfile.h"

#include "models/domain/json/jsonfields.h"
#include "models/domain/preset/composing.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::Objects)
};

constexpr qint64 factorFileBytes = 4LL * 1024 * 1024;

tl::unexpected<Error> wrong(const QString &sentence)
{
    return failure(ErrorCode::Invalid, sentence);
}

/// A code of a fact from names of the file.
Result<QString> codeFrom(const QString &name)
{
    static const QRegularExpression form(QStringLiteral("^[a-z][a-z0-9_]{0,31}$"));
    if (form.match(name).hasMatch())
        return name;
    return wrong(Tr::tr("“%1” cannot be the name of a fact: only small letters, digits and underscores can.").arg(name));
}

Result<QString> valueFrom(const Json &json, const QString &where)
{
    const QString value = json.is_string() ? fromUtf8(json.get<std::string>()) : QString();
    if (isFactValue({}, value))
        return value;
    return wrong(Tr::tr("The values of “%1” must be texts of 1 to %2 characters.").arg(where, QString::number(longestFact)));
}

/// Adds a value, or one more value of the other factor beside which it occurs. Returns whether anything was new.
bool add(ObjectFactor &factor, const QString &value, const QString &with)
{
    for (FactorValue &one : factor.values) {
        if (one.value != value)
            continue;
        if (with.isEmpty() || one.with.contains(with))
            return false;
        one.with.append(with);
        return true;
    }
    factor.values.append({value, {}, with.isEmpty() ? QStringList() : QStringList{with}});
    return true;
}

/// @brief Adds the places of a shape. Those that are new stand before the next one in this list that was known, so that each shape keeps
/// the order of its list where that is possible.
void addPlaces(ObjectFactor &factor, const QStringList &places, const QString &shape)
{
    qsizetype before = factor.values.size();
    for (auto place = places.crbegin(); place != places.crend(); ++place) {
        const auto known = std::find_if(factor.values.begin(), factor.values.end(),
                                        [&](const FactorValue &one) { return one.value == *place; });
        if (known == factor.values.end()) {
            factor.values.insert(before, FactorValue{*place, {}, {shape}});
            continue;
        }
        known->with.append(shape);
        before = known - factor.values.begin();
    }
}

/// "anchors" are values of the fact "anchor".
QString singular(const QString &name)
{
    return name.endsWith(u's') ? name.chopped(1) : name;
}

/// The shapes of a part, and where it touches the others.
Result<QList<ObjectFactor>> shapesOf(const QString &part, const Json &shapes)
{
    YUYI_TRY(const auto shapeFact, codeFrom(part + QLatin1String("_shape")));
    ObjectFactor shape{shapeFact, {}, {}};
    ObjectFactor place{{}, shapeFact, {}};
    const auto members = shapes.items();
    for (const auto &member : members) {
        const QString name = fromUtf8(member.key());
        const QString where = part + u'/' + name;
        const Json &lists = member.value();
        if (!isFactValue({}, name) || !lists.is_object() || lists.size() != 1 || !lists.begin().value().is_array()
            || lists.begin().value().empty())
            return wrong(Tr::tr("“%1” must be an object with one list of places, such as “anchors”.").arg(where));
        if (!add(shape, name, {}))
            return wrong(Tr::tr("“%1” occurs twice.").arg(where));
        YUYI_TRY(const auto fact, codeFrom(singular(fromUtf8(lists.begin().key()))));
        if (!place.fact.isEmpty() && place.fact != fact)
            return wrong(Tr::tr("The list in “%1” is not called like those of the other shapes.").arg(where));
        place.fact = fact;
        QStringList places;
        for (const Json &entry : lists.begin().value()) {
            YUYI_TRY(const auto value, valueFrom(entry, where));
            if (places.contains(value))
                return wrong(Tr::tr("“%1” occurs twice in “%2”.").arg(value, where));
            places.append(value);
        }
        addPlaces(place, places, name);
    }
    if (shape.values.isEmpty())
        return wrong(Tr::tr("“%1” has no shapes.").arg(part));
    return QList<ObjectFactor>{shape, place};
}

/// What a part may look like: the first member of the appearances, and the others as they occur beside it.
Result<QList<ObjectFactor>> looksOf(const QString &part, const Json &appearances)
{
    QList<ObjectFactor> factors;
    qint64 listed = 0;
    for (const Json &one : appearances) {
        const QString where = QStringLiteral("appearances/%1").arg(listed++);
        if (!one.is_object() || one.empty() || (!factors.isEmpty() && one.size() != static_cast<size_t>(factors.size())))
            return wrong(Tr::tr("“%1” must be an object with the same members as the others.").arg(where));
        bool isNew = false;
        QString first;
        qsizetype place = 0;
        const auto members = one.items();
        for (const auto &member : members) {
            YUYI_TRY(const auto fact, codeFrom(part + u'_' + fromUtf8(member.key())));
            YUYI_TRY(const auto value, valueFrom(member.value(), where + u'/' + fromUtf8(member.key())));
            if (factors.size() <= place)
                factors.append({fact, factors.isEmpty() ? QString() : factors.constFirst().fact, {}});
            if (factors.at(place).fact != fact)
                return wrong(Tr::tr("“%1” must be an object with the same members as the others.").arg(where));
            isNew = add(factors[place], value, place == 0 ? QString() : first) || isNew;
            if (place++ == 0)
                first = value;
        }
        if (!isNew)
            return wrong(Tr::tr("“%1” occurs twice.").arg(where));
    }
    ObjectForm alone;
    alone.factors = factors;
    if (objectCount(alone) != listed)
        return wrong(Tr::tr("The members of “appearances” do not combine freely, so they cannot be read as factors."));
    return factors;
}

Result<ObjectForm> formOf(const Json &json)
{
    if (!json.is_object())
        return wrong(Tr::tr("The file must be a JSON object with the parts of the objects."));
    const Json none = Json::array();
    const Json &appearances = json.contains("appearances") ? json["appearances"] : none;
    if (!appearances.is_array())
        return wrong(Tr::tr("“%1” must be a list.").arg(QStringLiteral("appearances")));
    ObjectForm form;
    form.object = QStringLiteral("object");
    form.view = QStringLiteral("view");
    const auto members = json.items();
    for (const auto &member : members) {
        const QString name = fromUtf8(member.key());
        if (name == u"appearances" || name == u"objects")
            continue;
        if (!member.value().is_object())
            return wrong(Tr::tr("“%1” must be an object of shapes.").arg(name));
        YUYI_TRY(const auto shapes, shapesOf(name, member.value()));
        form.factors += shapes;
        if (!appearances.empty()) {
            YUYI_TRY(const auto looks, looksOf(name, appearances));
            form.factors += looks;
        }
    }
    QStringList facts{form.object, form.view};
    for (const ObjectFactor &factor : std::as_const(form.factors)) {
        if (facts.contains(factor.fact))
            return wrong(Tr::tr("“%1” occurs twice.").arg(factor.fact));
        facts.append(factor.fact);
    }
    if (form.isEmpty())
        return wrong(Tr::tr("The file names no part of objects."));
    return form;
}

Result<> checkNumber(const ObjectForm &form, const Json &json)
{
    const auto count = objectCount(form);
    if (!count)
        return wrong(Tr::tr("The factors give more than %1 objects.").arg(mostObjects));
    if (!json.contains("objects"))
        return {};
    const Json &said = json["objects"];
    if (!said.is_number_integer())
        return wrong(Tr::tr("“%1” must be a whole number.").arg(QStringLiteral("objects")));
    if (said.get<qint64>() != *count) {
        return wrong(Tr::tr("The file says that there are %1 objects, but its factors give %2.")
                         .arg(QString::number(said.get<qint64>()), QString::number(*count)));
    }
    return {};
}

} // namespace

Result<ObjectForm> readFactors(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::NotFound, Tr::tr("The file “%1” cannot be read.").arg(path), file.errorString());
    if (file.size() > factorFileBytes)
        return wrong(Tr::tr("The file “%1” is larger than 4 MB.").arg(name));
    const auto json = parseJson(file.readAll(), factorFileBytes);
    if (!json)
        return failure(json.error().code, Tr::tr("“%1”: %2").arg(name, json.error().sentence), json.error().detail);
    auto form = formOf(*json);
    const auto counted = form ? checkNumber(*form, *json) : Result<>();
    if (!form || !counted)
        return failure(ErrorCode::Invalid, Tr::tr("“%1”: %2").arg(name, (!form ? form.error() : counted.error()).sentence));
    return form;
}

} // namespace yuyi
